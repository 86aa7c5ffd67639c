/** Version of the package, which a test compares with its manifest. */
export const VERSION = "0.1.0";

/** The Kafka whose messages these are. */
export const KAFKA = "4.4.0";
