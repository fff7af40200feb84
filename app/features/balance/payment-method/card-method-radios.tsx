import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Checkbox } from '~/ui/checkbox'
import type { SavedCard } from '~/upstream/payments.server'
import { useFormatCardName } from '../cards/use-card-name'
import { INTERNET_BANK, NEW_CARD } from './payment-method'

const WALLET_NAMES = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' } as const

interface CardMethodRadiosProps {
  /** Saved cards; undefined if unavailable. */
  cards: SavedCard[] | undefined
  chosen: string | undefined
  isRemembered: boolean
}

export function CardMethodRadios({ cards, chosen, isRemembered }: CardMethodRadiosProps) {
  const { t } = useTranslation('payments')
  const nameOf = useFormatCardName()
  const { wallets = [] } = usePage().layout
  const newCard = [t('top_up.new_card'), ...wallets.map((wallet) => WALLET_NAMES[wallet])].join(', ')
  const radio = (value: string) => ({
    type: 'radio',
    name: 'card_id',
    value,
    defaultChecked: value === chosen,
    required: true,
  })
  return (
    <>
      {cards?.map((card) => (
        <Checkbox
          key={card.id}
          {...radio(String(card.id))}
          disabled={card.isExpired}
          label={card.isExpired ? `${nameOf(card)}, ${t('top_up.card_expired')}` : nameOf(card)}
        />
      ))}
      <Checkbox {...radio(NEW_CARD)} label={newCard} />
      <div className="card-details">
        <Checkbox name="save_card" value="1" defaultChecked={isRemembered} label={t('top_up.remember')} />
      </div>
      <Checkbox {...radio(INTERNET_BANK)} label={t('top_up.internet_bank')} />
    </>
  )
}

/** Returns the default card, unless it has expired. */
export function getDefaultMethod(cards: SavedCard[] | undefined): string {
  return String(cards?.find(({ isExpired }) => !isExpired)?.id ?? NEW_CARD)
}
