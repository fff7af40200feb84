import { readData } from '../shared/element-data'

/** The button that sends is marked as disabled until the number is confirmed and the form is complete. Pressed, it tells what is missing. */
export default function disableIncompleteRequest(form: HTMLFormElement): void {
  const isConfirmed = readData(form, 'confirmed').confirmed === 'true'
  const send = form.querySelector<HTMLButtonElement>('[data-send]')
  const update = () => {
    if (send) send.ariaDisabled = String(!isConfirmed || !form.checkValidity())
  }
  form.addEventListener('input', update)
  update()
}
