import java.nio.charset.StandardCharsets;
import java.util.*;
import org.apache.kafka.common.*;
import org.apache.kafka.common.errors.InvalidReplicationFactorException;
import org.apache.kafka.common.utils.Utils;
import org.apache.kafka.metadata.placement.*;
import org.apache.kafka.tools.reassign.ReassignPartitionsCommand;

/**
 * What Apache Kafka 4.4.0 itself does: placements by its StripedReplicaPlacer, hashes by its murmur2, and the text of its
 * reassignment tool. One JSON object a line.
 *
 * javac -cp "LIB/*" Vectors.java && java -cp "LIB/*:." Vectors | gzip -9n > kafka-4.4.jsonl.gz
 */
public class Vectors {
    /** The draws of this library in the place of Java's. */
    static class Draws extends Random {
        int state;
        Draws(int seed) { state = seed; }
        @Override public int nextInt(int bound) {
            state += 0x9e3779b9;
            int z = state;
            z = (z ^ z >>> 16) * 0x85ebca6b;
            z = (z ^ z >>> 13) * 0xc2b2ae35;
            z ^= z >>> 16;
            return (int) Math.floor(Integer.toUnsignedLong(z) / 4294967296.0 * bound);
        }
    }

    public static void main(String[] args) throws Exception {
        Random random = new Random(20261130);
        for (int i = 0; i < 600; i++) placements(random, i);
        for (String key : List.of("", "a", "ab", "abc", "21", "foobar", "a-little-bit-long-string",
                "lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8", "\u00e9\u20ac\ud83d\ude00")) {
            byte[] bytes = key.getBytes(StandardCharsets.UTF_8);
            System.out.println("{\"kind\":\"murmur2\",\"hex\":\"" + HexFormat.of().formatHex(bytes) + "\",\"hash\":" + Utils.murmur2(bytes)
                + ",\"positive\":" + Utils.toPositive(Utils.murmur2(bytes)) + "}");
        }
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            System.out.println("{\"kind\":\"murmur2\",\"hex\":\"" + HexFormat.of().formatHex(bytes) + "\",\"hash\":" + Utils.murmur2(bytes)
                + ",\"positive\":" + Utils.toPositive(Utils.murmur2(bytes)) + "}");
        }
        reassignment();
    }

    static void placements(Random random, int number) {
        int racks = 1 + random.nextInt(6);
        boolean noRacks = random.nextInt(5) == 0;
        int count = 1 + random.nextInt(12);
        List<UsableBroker> brokers = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        List<Integer> ids = new ArrayList<>();
        for (int id = 0; id < 30; id++) ids.add(id);
        Collections.shuffle(ids, random);
        for (int b = 0; b < count; b++) {
            int rack = noRacks ? 0 : random.nextInt(racks + (random.nextInt(3) == 0 ? 1 : 0));
            Optional<String> name = noRacks || rack == racks ? Optional.empty() : Optional.of("" + (char) ('a' + rack));
            boolean fenced = random.nextInt(4) == 0;
            brokers.add(new UsableBroker(ids.get(b), name, fenced));
            texts.add("{\"id\":" + ids.get(b) + ",\"rack\":" + name.map(n -> "\"" + n + "\"").orElse("null") + ",\"isFenced\":" + fenced + "}");
        }
        int seed = random.nextInt();
        Draws draws = new Draws(seed);
        StripedReplicaPlacer placer = new StripedReplicaPlacer(draws);
        List<String> calls = new ArrayList<>();
        for (int call = 0; call < 3; call++) {
            int partitions = 1 + random.nextInt(random.nextInt(6) == 0 ? 60 : 14);
            short factor = (short) (random.nextInt(12) == 0 ? count + 1 : random.nextInt(12) == 0 ? 0 : 1 + random.nextInt(count));
            String result;
            try {
                TopicAssignment topic = placer.place(new PlacementSpec(0, partitions, factor), new ClusterDescriber() {
                    public Iterator<UsableBroker> usableBrokers() { return brokers.iterator(); }
                    public Uuid defaultDir(int brokerId) { return Uuid.ZERO_UUID; }
                });
                result = "\"replicas\":" + topic.assignments().stream().map(a -> a.replicas().toString().replace(" ", "")).toList().toString().replace(" ", "");
            } catch (InvalidReplicationFactorException e) {
                result = "\"refused\":true";
            }
            calls.add("{\"count\":" + partitions + ",\"replicationFactor\":" + factor + "," + result + "}");
        }
        System.out.println("{\"kind\":\"placement\",\"seed\":" + seed + ",\"brokers\":[" + String.join(",", texts) + "],\"calls\":[" + String.join(",", calls) + "]}");
    }

    static void reassignment() throws Exception {
        Map<TopicPartition, List<Integer>> replicas = new HashMap<>();
        replicas.put(new TopicPartition("orders", 4), List.of(3, 4));
        replicas.put(new TopicPartition("orders", 9), List.of(4, 3));
        replicas.put(new TopicPartition("__consumer_offsets", 0), List.of(0, 1, 2));
        Map<TopicPartitionReplica, String> dirs = new HashMap<>();
        dirs.put(new TopicPartitionReplica("orders", 4, 3), "/data/a");
        System.out.println("{\"kind\":\"reassignment\",\"text\":" + quoted(ReassignPartitionsCommand.formatAsReassignmentJson(replicas, dirs)) + "}");
    }

    static String quoted(String text) { return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\""; }
}
