import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DefaultButton } from '~/forms/default-button'
import { type AnyField, GroupField, NumberInputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type DefinedForm, type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { FactSheet } from '~/ui/fact-sheet'
import type { SavedCard } from '~/upstream/payments.server'
import { MAX_TOP_UP, MIN_TOP_UP } from '~contract/payments'
import { parseTopUpAmount } from '~contract/values/top-up-amount'
import { useFormatCardName } from '../cards/use-card-name'
import { formatLari } from '../format-lari'
import { CardMethodRadios, getDefaultMethod } from '../payment-method/card-method-radios'
import { cardTopUpForm, pointsTopUpForm, toAmountIntent } from './form'
import type { TopUpData } from './loader.server'
import { topUpHref, USUAL_AMOUNTS } from './urls'

export function CardPanel({ data: { cards, action, amount, cardId, savesCard } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(cardTopUpForm, {
    defaultValue: {
      card_id: cardId ?? getDefaultMethod(cards),
      save_card: savesCard ? '1' : undefined,
      amount,
    },
  })
  if (form.needsConfirmation)
    return <ChargeQuestion form={form} fields={fields} cards={cards} action={action} />
  return (
    <TopUpForm form={form} action={action} amount={fields.amount} note={t('top_up.at_bank')}>
      <GroupField
        field={fields.card_id}
        legend={t('top_up.pay_with')}
        hint={cards ? undefined : t('top_up.cards_failed')}
      >
        <CardMethodRadios
          cards={cards}
          chosen={fields.card_id.initialValue}
          isRemembered={fields.save_card.initialValue !== undefined}
        />
      </GroupField>
    </TopUpForm>
  )
}

export function PointsPanel({ data: { action, amount } }: { data: TopUpData }) {
  const { t } = useTranslation('payments')
  const { form, fields } = useDefinedForm(pointsTopUpForm, { defaultValue: { amount } })
  return <TopUpForm form={form} action={action} amount={fields.amount} note={t('top_up.points_text')} />
}

interface TopUpFormProps {
  form: DefinedForm
  action: string
  amount: AnyField
  note: string
  children?: ReactNode
}

function TopUpForm({ form, action, amount, note, children }: TopUpFormProps) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const known = parseTopUpAmount(String(amount.initialValue ?? ''))
  const bounds = { min: formatLari(MIN_TOP_UP, language), max: formatLari(MAX_TOP_UP, language) }
  return (
    <PostForm form={form} action={action} data-enhance="top-up-form">
      {/* The Enter key pays, and chooses no amount. */}
      <DefaultButton />
      {children}
      <NumberInputField
        field={amount}
        label={t('top_up.amount')}
        hint={t('top_up.amount_hint', bounds)}
        unit="₾"
        decimals
      />
      <p className="row tight">
        <span className="visually-hidden">{t('top_up.usual')}</span>{' '}
        {USUAL_AMOUNTS.map((tetri) => (
          <button
            key={tetri}
            type="submit"
            className="chip"
            name="intent"
            value={toAmountIntent(tetri)}
            formNoValidate
            data-amount={tetri / 100}
          >
            {`${formatLari(tetri, language)} `}
          </button>
        ))}
      </p>
      <Button variant="main" wide data-pay>
        <span>
          {t('top_up.pay')}{' '}
          <span data-sum>{'tetri' in known ? formatLari(known.tetri, language) : null}</span>
        </span>
      </Button>
      <p className="sm mute">{note}</p>
    </PostForm>
  )
}

interface ChargeQuestionProps {
  form: DefinedForm
  fields: FieldsOf<typeof cardTopUpForm>
  /** Saved cards; undefined if unavailable. */
  cards: SavedCard[] | undefined
  action: string
}

/** Confirms the amount and the card, as a saved card is charged without a page of the bank. */
function ChargeQuestion({ form, fields, cards, action }: ChargeQuestionProps) {
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
