/** Header of requests that are not views: a prefetch, a copy for offline reading, a service worker. */
export const UNCOUNTED_HEADER = 'x-uncounted'
