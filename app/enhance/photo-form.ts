/**
 * The page on which photos of a statement are sent: sends them in parts and goes on after a break, takes files that are
 * dropped, and lets photos be dragged to their place. A script of its own, so that no other page loads a byte of it.
 */
import { letPhotosBeDragged } from './photo-form/drag-photos'
import { sendChosenPhotos } from './photo-form/send-photos'

const step = document.getElementById('photo-step')
if (step) {
  sendChosenPhotos(step)
  letPhotosBeDragged(step)
  step.classList.add('can-drag')
}
