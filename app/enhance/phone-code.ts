import { groupInThrees } from '~contract/values/phone'
import { parseCode } from '~contract/values/typed-code'
import { readNumber } from './shared/element-data'

/** Delay before a complete code is checked, in milliseconds (from the specification). */
const AUTO_CONFIRM_DELAY_MS = 1_000

/** Groups the digits of a phone number, submits a complete code, and counts down to the next one. */
export default function enhancePhoneCode(proof: HTMLElement): void {
  const confirm = proof.querySelector<HTMLButtonElement>('[data-confirm]')
  let timer: ReturnType<typeof setTimeout>
  proof.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement
    if (field.type === 'tel') groupDigits(field)
    if (!field.matches('[data-code]')) return
    clearTimeout(timer)
    if (parseCode(field.value)) timer = setTimeout(() => confirm?.click(), AUTO_CONFIRM_DELAY_MS)
  })
  countDown(proof)
}

function countDown(proof: HTMLElement): void {
  const countdown = proof.querySelector<HTMLElement>('[data-countdown]')
  const again = proof.querySelector<HTMLElement>('[data-again]')
  if (!countdown || !again) return
  const until = Date.now() + readNumber(countdown, 'countdown') * 1_000
  again.hidden = true
  const timer = setInterval(() => {
    const left = Math.ceil((until - Date.now()) / 1_000)
    countdown.textContent = (countdown.textContent ?? '').replace(/\d+/, String(Math.max(0, left)))
    if (left > 0) return
    clearInterval(timer)
    if (countdown.parentElement) countdown.parentElement.hidden = true
    again.hidden = false
  }, 1_000)
}

/** Groups digits only with the caret at the end: elsewhere it would jump. */
function groupDigits(field: HTMLInputElement): void {
  if (field.selectionStart !== field.value.length) return
  const digits = field.value.replace(/[\s()-]/g, '')
  if (/^\d{1,9}$/.test(digits)) field.value = groupInThrees(digits)
}
