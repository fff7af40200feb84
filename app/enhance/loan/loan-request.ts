import { readData } from '../shared/element-data'

/**
 * Marks the submit button as disabled until the number is confirmed and the form is complete. Pressing it
 * lists the missing fields.
 */
export default function disableIncompleteRequest(form: HTMLFormElement): void {
  const isConfirmed = readData(form, 'confirmed').confirmed === 'true'
  const send = form.querySelector<HTMLButtonElement>('[data-send]')
  const update = () => {
    if (send) send.ariaDisabled = String(!isConfirmed || !form.checkValidity())
  }
  form.addEventListener('input', update)
  update()
}
