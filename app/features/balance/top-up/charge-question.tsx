import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import type { DefinedForm, FieldsOf } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import type { SavedCard } from '~/upstream/payments.server'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { useFormatCardName } from '../cards/use-card-name'
import { formatLari } from '../format-lari'
import type { cardTopUpForm } from './form'
import { topUpHref } from './urls'

interface ChargeQuestionProps {
  form: DefinedForm
  fields: FieldsOf<typeof cardTopUpForm>
  /** Saved cards; undefined if unavailable. */
  cards: SavedCard[] | undefined
  action: string
}

/** Confirms the amount and the card, as a saved card is charged without a page of the bank. */
export function ChargeQuestion({ form, fields, cards, action }: ChargeQuestionProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const nameOf = useFormatCardName()
  const cardId = fields.card_id.initialValue
  const card = cards?.find(({ id }) => String(id) === cardId)
  const parsed = parseTopUpAmount(String(fields.amount.initialValue ?? ''))
  const tetri = 'tetri' in parsed ? parsed.tetri : undefined
  const sum = tetri === undefined ? '' : formatLari(tetri, language)
  return (
    <PostForm form={form} action={action}>
      <input type="hidden" name={fields.card_id.name} value={cardId} />
      <input type="hidden" name={fields.amount.name} value={fields.amount.initialValue} />
      <p>{t('top_up.question')}</p>
      <FactSheet
        facts={[
          { name: t('top_up.charged'), value: sum },
          { name: t('top_up.from_card'), value: card ? nameOf(card) : t('top_up.saved_card') },
        ]}
      />
      <Button variant="main" wide>
        {t('top_up.charge', { sum })}
      </Button>
      <ButtonLink variant="plain" wide href={topUpHref(action, 'card', tetri)}>
        {t('top_up.change')}
      </ButtonLink>
    </PostForm>
  )
}
