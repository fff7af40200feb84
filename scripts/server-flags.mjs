/**
 * How the server is started to hold little memory, as docs/scaling.md measures it; `npm start` and the Dockerfile say the same.
 * glibc gives each thread a store of its own and keeps what was freed in it; two are enough. V8 makes room for young objects that
 * visitors of a site of this size never fill.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }
export const MEMORY_FLAGS = ['--max-semi-space-size=8']
