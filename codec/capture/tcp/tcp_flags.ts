// The flag bits of a TCP header that matter here.

export const FIN = 1;
export const SYN = 2;
export const RST = 4;
export const ACK = 16;
