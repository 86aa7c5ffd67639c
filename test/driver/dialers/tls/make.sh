# Makes the certificates of this directory; see README.md.
set -e
from=20200101000000Z to=21200101000000Z
touch index.txt
cat >ca.cnf <<'CNF'
[ca]
default_ca = here
[here]
database = index.txt
new_certs_dir = .
rand_serial = yes
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
[authority]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[server]
basicConstraints = critical, CA:FALSE
keyUsage = critical, digitalSignature
extendedKeyUsage = serverAuth
subjectAltName = DNS:localhost, IP:127.0.0.1
CNF
new() { openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout "$2.key" -out "$2.csr"; }
sign() { openssl ca -batch -notext -config ca.cnf -startdate $from "$@"; }
new "kafka-wire test authority" authority
sign -selfsign -keyfile authority.key -enddate $to -extensions authority -in authority.csr -out ca.pem
new localhost server
sign -cert ca.pem -keyfile authority.key -enddate $to -extensions server -in server.csr -out cert.pem
sign -cert ca.pem -keyfile authority.key -enddate 20210101000000Z -extensions server -in server.csr -out expired.pem
mv server.key key.pem
