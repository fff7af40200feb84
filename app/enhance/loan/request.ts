/** The specification's wait before a code is checked by itself, and its length. */
const SETTLED_MS = 1_000
const CODE_LENGTH = 4

/** Helps whoever fills in the request: the phone in threes, the code checked by itself, no sending before all is there. */
export function helpAsking(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-request]')
  if (!form) return
  const send = form.querySelector<HTMLButtonElement>('[data-send]')
  const isConfirmed = form.querySelector('[data-phone="confirmed"]') !== null
  const allow = () => {
    if (send) send.disabled = !isConfirmed || !form.checkValidity()
  }
  allow()
  countDown(form)
  let timer: ReturnType<typeof setTimeout>
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.name === 'phone_number') groupInThrees(field)
    if (field.name === 'code') {
      clearTimeout(timer)
      const confirm = form.querySelector<HTMLButtonElement>('[data-confirm]')
      if (field.value.replace(/\s/g, '').length === CODE_LENGTH)
        timer = setTimeout(() => form.requestSubmit(confirm), SETTLED_MS)
    }
    allow()
  })
}

/** The button for another code takes the place of the seconds until one can be asked for. */
function countDown(form: HTMLFormElement): void {
  const words = form.querySelector<HTMLElement>('[data-countdown]')
  const again = form.querySelector<HTMLElement>('[data-again]')
  if (!words || !again) return
  const until = Date.now() + Number(words.dataset.countdown) * 1_000
  again.hidden = true
  const timer = setInterval(() => {
    const left = Math.ceil((until - Date.now()) / 1_000)
    words.textContent = (words.textContent ?? '').replace(/\d+/, String(Math.max(0, left)))
    if (left > 0) return
    clearInterval(timer)
    words.hidden = true
    again.hidden = false
  }, 1_000)
}

/** Only at the end: in the middle the caret would jump. */
function groupInThrees(field: HTMLInputElement): void {
  if (field.selectionStart !== field.value.length) return
  const digits = field.value.replace(/[\s()-]/g, '')
  if (/^\d{1,9}$/.test(digits)) field.value = digits.replace(/(\d{3})(?=\d)/g, '$1 ')
}
