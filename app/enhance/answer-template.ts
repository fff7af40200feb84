import { fetchPart } from './shared/fetch-part'
import { toFormParams } from './shared/form-params'

/** Inserts the chosen template into the answer without a reload. If that fails, the button sends the form. */
export default function insertTemplateInPlace(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-insert]')
  const area = form.querySelector('textarea')
  const template = form.querySelector('select')
  if (!button || !area || !template) return
  let isFailed = false

  button.addEventListener('click', (event) => {
    // The server reports a missing template.
    if (isFailed || template.value === '') return
    event.preventDefault()
    void insert(button, area)
  })

  async function insert(pressed: HTMLButtonElement, target: HTMLTextAreaElement): Promise<void> {
    const fields = new FormData(form)
    fields.append(pressed.name, pressed.value)
    const answer = await fetchPart(target, pressed.formAction, { method: 'POST', body: toFormParams(fields) })
    if (answer?.fresh && answer.fresh.value !== target.value) {
      target.value = answer.fresh.value
      target.focus()
      return
    }
    isFailed = true
    pressed.click()
  }
}
