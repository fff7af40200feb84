/**
 * Submits a form with one question when touch or mouse chooses the answer. By keyboard, arrow keys pass over
 * answers.
 */
export default function submitOnAnswer(form: HTMLFormElement): void {
  let isPointing = false
  form.addEventListener('pointerdown', () => {
    isPointing = true
  })
  form.addEventListener('keydown', () => {
    isPointing = false
  })
  form.addEventListener('change', () => {
    if (isPointing) form.requestSubmit()
  })
}
