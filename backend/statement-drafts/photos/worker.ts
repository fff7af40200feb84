/** Entry point of the photo process. Its export is its task. */
export { makePhoto } from './make-photo'
