/**
 * Script of the page for uploading a statement's photos: resumable uploads, dropped files, and ordering by
 * drag. It is a separate script, so that no other page loads it.
 */
import { letPhotosBeDragged } from './photo-form/drag-photos'
import { keepScroll } from './photo-form/keep-scroll'
import { sendChosenPhotos } from './photo-form/send-photos'

const step = document.getElementById('photo-step')
if (step) {
  sendChosenPhotos(step)
  letPhotosBeDragged(step)
  keepScroll(step)
  step.classList.add('can-drag')
}
