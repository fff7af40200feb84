import { CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { readData } from './shared/element-data'

/**
 * Marks the top-up button as disabled until the form is complete, and while it is submitting. Pressing it
 * lists the missing fields.
 */
export default function enableWhenComplete(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-pay]')
  if (!button) return
  const amount = form.querySelector<HTMLInputElement>('[name=amount]')
  const sum = form.querySelector('[data-sum]')
  const update = () => {
    const parsed = parseTopUpAmount(amount?.value ?? '')
    if (sum)
      sum.textContent =
        'tetri' in parsed ? withCurrencySign(String(parsed.tetri / 100), CURRENCY_SIGNS.gel) : ''
    button.ariaDisabled = String(form.ariaBusy === 'true' || !isComplete(new FormData(form)))
  }
  form.addEventListener('input', update)
  form.addEventListener('click', (event) => {
    const chosen = (event.target as HTMLElement).closest<HTMLElement>('[data-amount]')
    if (!chosen || !amount) return
    event.preventDefault()
    amount.value = readData(chosen, 'amount').amount
    update()
  })
  new MutationObserver(update).observe(form, { attributeFilter: ['aria-busy'] })
  update()

  function isComplete(data: FormData): boolean {
    if (form.querySelector('[name=card_id]') && !data.get('card_id')) return false
    const code = data.get('code')
    return code === null
      ? 'tetri' in parseTopUpAmount(String(data.get('amount')))
      : Boolean(String(code).trim())
  }
}
