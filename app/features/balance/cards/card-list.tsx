import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import type { SavedCard } from '~/upstream/payments.server'
import { deleteCardPath, PAYMENTS_PATH } from '../urls'
import { defaultCardForm } from './form'
import { useFormatCardName } from './use-card-name'

export function CardList({ cards }: { cards: SavedCard[] }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const nameOf = useFormatCardName()
  const { form, fields } = useDefinedForm(defaultCardForm)
  if (cards.length === 0) return <p className="mute">{t('page.cards_empty')}</p>
  return (
    <PostForm form={form} action={toLocalizedPath(PAYMENTS_PATH, language)}>
      <ul className="rows">
        {cards.map((card) => (
          <li key={card.id}>
            <p>
              {nameOf(card)} <small className="mute">{noteOf(card)}</small>
            </p>
            <span className="row">
              {card.isDefault || card.isExpired ? null : (
                <Button variant="plain" size="small" name={fields.card_id.name} value={card.id}>
                  {t('page.make_default')} <span className="visually-hidden">{nameOf(card)}</span>
                </Button>
              )}
              <ButtonLink
                size="small"
                href={toLocalizedPath(deleteCardPath(card.id), language)}
                rel="nofollow"
              >
                {t('page.remove_card')} <span className="visually-hidden">{nameOf(card)}</span>
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </PostForm>
  )

  function noteOf({ expiry, isDefault, isExpired }: SavedCard): string {
    const until = expiry && t('page.valid_until', { month: expiry })
    const validity = isExpired ? t('top_up.card_expired') : until
    return [isDefault && t('page.default'), validity].filter(Boolean).join(' · ')
  }
}
