/** Default maximum number of connections of a process. One of them waits for notifications of the job queue. */
export const MAX_CONNECTIONS = 9

/** Fewer would let two long reads keep all pages waiting. */
export const MIN_CONNECTIONS = 4
