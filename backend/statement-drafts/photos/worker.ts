/** The file that the process of photos runs; its export is its task. */
export { makePhoto } from './make-photo'
