import { type DraftOptions, useDraftFieldTexts } from '~/features/statement-drafts'
import { formatMoney } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { joinFacts } from '~/ui/join-facts'
import { UserText } from '~/ui/user-text'
import { toCurrency } from '~contract/currencies'
import { type DraftValues, parseDraftNumber } from '~contract/statement-drafts'
import { NEGOTIABLE_PRICE_TYPE_ID } from '~contract/statements'

interface LineSummaryProps extends DraftOptions {
  values: DraftValues
}

/** Renders the offer, place and price of a line. */
export function LineSummary({ values, ...options }: LineSummaryProps) {
  const { language } = usePage()
  const { formatName, formatValue } = useDraftFieldTexts(options)
  const plainFacts = (['deal_type_id', 'real_estate_type_id', 'area'] as const).map((field) =>
    formatValue(field, values),
  )
  // A number alone does not name its unit.
  const namedFacts = (['room_type_id', 'floor'] as const)
    .filter((field) => values[field])
    .map((field) => `${formatName(field)}: ${formatValue(field, values)}`)
  return (
    <>
      <UserText as="span">
        {[formatValue('city_id', values), values.address].filter(Boolean).join(', ')}
      </UserText>
      <br />
      <span className="mute sm">{joinFacts([...plainFacts, ...namedFacts, formatPrice()])}</span>
    </>
  )

  function formatPrice(): string {
    const price = parseDraftNumber('price', values.price)
    const currency = toCurrency(values.currency_id)
    const isNegotiable = Number(values.price_type_id) === NEGOTIABLE_PRICE_TYPE_ID
    if (!values.price) return isNegotiable ? formatValue('price_type_id', values) : ''
    return price && currency ? formatMoney(price, currency, language) : formatValue('price', values)
  }
}
