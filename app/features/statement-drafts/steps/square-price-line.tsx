import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Output } from '~/ui/output'
import type { DraftValues } from '~contract/statement-drafts'
import { findSquarePrice } from '../square-price'

/** Renders nothing for an invalid price. */
export function SquarePrice({ values }: { values: DraftValues }) {
  const { t } = useTranslation('statement')
  const { language } = usePage()
  const square = findSquarePrice(values)
  if (!square) return null
  return (
    <Output name="square_price" value={square.amount} className="mute">
      {t('per_square', { price: formatMoney(square.amount, square.currency, language) })}
    </Output>
  )
}
