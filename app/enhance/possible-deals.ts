import { DEAL_IDS_BY_REAL_ESTATE } from '~contract/statements'

/**
 * Disables the deals that the chosen kind of property is not offered for. A selected deal stays, as a choice
 * is never undone.
 */
export default function disableImpossibleDeals(fields: HTMLElement): void {
  const update = () => {
    const kind = fields.querySelector<HTMLInputElement>('[name=real_estate_type_id]:checked')
    const possible = DEAL_IDS_BY_REAL_ESTATE[Number(kind?.value)]
    for (const deal of fields.querySelectorAll<HTMLInputElement>('[name=deal_type_id]'))
      deal.disabled = !deal.checked && possible !== undefined && !possible.includes(Number(deal.value))
  }
  fields.addEventListener('change', update)
  update()
}
