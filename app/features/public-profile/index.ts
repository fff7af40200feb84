export { PATH } from './face'
export { FaceForm } from './face-form'
