/** The file that the thread of photos runs; its export is its task. */
export { makePhoto } from './make-photo'
