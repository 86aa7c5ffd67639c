// Writes message sets of magic 0 and 1 with Kafka's own classes, a JSON object a line: what is in them and
// their bytes. See README.md for how to run it.

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.CompressionType;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.MemoryRecordsBuilder;
import org.apache.kafka.common.record.TimestampType;

public class LegacySets {
    static final long TIME = 1_700_000_000_000L;

    public static void main(String[] args) {
        for (byte magic = 0; magic < 2; magic++) {
            for (CompressionType type : CompressionType.values()) {
                if (type == CompressionType.ZSTD) continue; // refused below magic 2
                for (int count : new int[] {1, 3, 40}) print(magic, type, count, 0, TimestampType.CREATE_TIME);
                print(magic, type, 3, 1_000_000_000_000L, TimestampType.CREATE_TIME);
                if (magic == 1) print(magic, type, 3, 7, TimestampType.LOG_APPEND_TIME);
            }
        }
    }

    static void print(byte magic, CompressionType type, int count, long baseOffset, TimestampType time) {
        Compression compression = Compression.of(type).build();
        MemoryRecordsBuilder builder = MemoryRecords.builder(
            ByteBuffer.allocate(1 << 16), magic, compression, time, baseOffset, TIME + 99);
        StringBuilder records = new StringBuilder();
        for (int i = 0; i < count; i++) {
            byte[] key = i % 3 == 0 ? null : ("key " + i).getBytes(StandardCharsets.UTF_8);
            byte[] value = i % 5 == 4 ? null : "value of a message ".repeat(i).getBytes(StandardCharsets.UTF_8);
            builder.append(TIME + i, key, value);
            records.append(i == 0 ? "" : ",").append("[").append(text(key)).append(",").append(text(value)).append("]");
        }
        ByteBuffer buffer = builder.build().buffer();
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        System.out.printf("{\"magic\":%d,\"codec\":\"%s\",\"baseOffset\":%d,\"timestampType\":\"%s\",\"records\":[%s],\"hex\":\"%s\"}%n",
            magic, type.name, baseOffset, time.name, records, HexFormat.of().formatHex(bytes));
    }

    static String text(byte[] bytes) {
        return bytes == null ? "null" : "\"" + new String(bytes, StandardCharsets.UTF_8) + "\"";
    }
}
