/** Default maximum number of connections. One of them waits for notifications of the job queue. */
export const MAX_CONNECTIONS = 9

/** Minimum number of connections: with fewer, two long reads could keep all pages waiting. */
export const MIN_CONNECTIONS = 4
