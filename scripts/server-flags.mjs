/**
 * Environment that keeps the server's memory low, as docs/scaling.md measures it; `npm start` and the
 * Dockerfile set the same.
 * glibc gives each thread an arena of its own and keeps freed memory in it; two are enough. V8 reserves space
 * for young objects that visitors of a site of this size never fill.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
export const MEMORY_FLAGS = ['--max-semi-space-size=8']
