import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import type { PriceDoubt } from '~/upstream/price-doubts'
import { CURRENCY_IDS } from '~contract/currencies'
import { toPriceKey } from '~contract/price-doubts'

/**
 * Renders the question about an unusual price: a confirmation for the next submission, and the likely
 * intended price.
 */
export function PriceQuestion({ doubt }: { doubt: PriceDoubt | undefined }) {
  const { t } = useTranslation('statement-drafts')
  const { language } = usePage()
  if (!doubt) return null
  const { meant } = doubt
  return (
    <div className="stack">
      <ConfirmedPrice doubt={doubt} />
      <p>{t('price_question.confirm')}</p>
      {meant ? (
        <Button name="meant_price" value={toKey(meant)}>
          {t('price_question.meant', { price: formatMoney(meant.price, meant.currency, language) })}
        </Button>
      ) : null}
    </div>
  )
}

/** Names the questioned price, so that sending another one is questioned anew. */
export function ConfirmedPrice({ doubt }: { doubt: PriceDoubt }) {
  return <input type="hidden" name="confirmed_price" value={toKey(doubt)} />
}

const toKey = ({ price, currency }: Pick<PriceDoubt, 'price' | 'currency'>) =>
  toPriceKey({ price: String(price), currency_id: String(CURRENCY_IDS[currency]) })
