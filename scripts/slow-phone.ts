/** The slow phone for the measurements (design §5): processor, connection and latency. */
export const CPU_SLOWDOWN = 4;
export const BYTES_A_SECOND = 1_600_000 / 8;
export const LATENCY_MS = 150;
