/** A form with one question goes on when it is answered by a finger or a mouse; by keyboard one may pass over answers. */
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
