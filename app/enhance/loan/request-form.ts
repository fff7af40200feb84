import { groupInThrees } from '~contract/values/phone'

/** Delay before a complete code is checked, in milliseconds, and the code's length (from the specification). */
const AUTO_CONFIRM_DELAY_MS = 1_000
const CODE_LENGTH = 4

export function enhanceRequestForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-request]')
  if (!form) return
  const send = form.querySelector<HTMLButtonElement>('[data-send]')
  const isConfirmed = form.querySelector('[data-phone="confirmed"]') !== null
  const updateSendButton = () => {
    if (send) send.disabled = !isConfirmed || !form.checkValidity()
  }
  updateSendButton()
  showResendCountdown(form)
  let timer: ReturnType<typeof setTimeout>
  form.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.name === 'phone_number') groupDigits(field)
    if (field.name === 'code') {
      clearTimeout(timer)
      const confirm = form.querySelector<HTMLButtonElement>('[data-confirm]')
      if (field.value.replace(/\s/g, '').length === CODE_LENGTH)
        timer = setTimeout(() => form.requestSubmit(confirm), AUTO_CONFIRM_DELAY_MS)
    }
    updateSendButton()
  })
}

function showResendCountdown(form: HTMLFormElement): void {
  const countdown = form.querySelector<HTMLElement>('[data-countdown]')
  const again = form.querySelector<HTMLElement>('[data-again]')
  if (!countdown || !again) return
  const until = Date.now() + Number(countdown.dataset.countdown) * 1_000
  again.hidden = true
  const timer = setInterval(() => {
    const left = Math.ceil((until - Date.now()) / 1_000)
    countdown.textContent = (countdown.textContent ?? '').replace(/\d+/, String(Math.max(0, left)))
    if (left > 0) return
    clearInterval(timer)
    countdown.hidden = true
    again.hidden = false
  }, 1_000)
}

/** Only with the caret at the end: elsewhere it would jump. */
function groupDigits(field: HTMLInputElement): void {
  if (field.selectionStart !== field.value.length) return
  const digits = field.value.replace(/[\s()-]/g, '')
  if (/^\d{1,9}$/.test(digits)) field.value = groupInThrees(digits)
}
