import type { SerializeFrom } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { ExchangeRateNote } from '~/features/currency'
import { InputField, TextAreaField } from '~/forms/fields'
import { AnyPhoneField } from '~/forms/phone-field'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { withParams } from '~/http/with-params'
import { formatDay, formatNumber } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Section } from '~/ui/section'
import { TextField } from '~/ui/text-field'
import { STAY_ANSWER_HOURS, toOwnStaysPath } from '~contract/stays'
import { toGeorgianNoon } from '~contract/values/georgian-time'
import { requestForm } from './form'
import { NightCalendar } from './night-calendar'
import type { StayPageData } from './stay-page.server'
import { SumTable } from './sum-table'
import { TermsFacts } from './terms-facts'

type ViewData = SerializeFrom<StayPageData>
type StayPart = NonNullable<ViewData['stay']>

/** Renders the page on which a visitor chooses nights and requests a stay. */
export function StayView({ data }: { data: ViewData }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { statement, stay, price, currencyId, rate } = data
  if (!stay)
    return (
      <EmptyState
        title={t('closed_title')}
        action={<ButtonLink href={statement.href}>{t('to_statement')}</ButtonLink>}
      >
        {t('closed_text')}
      </EmptyState>
    )
  return (
    <>
      <p className="lead">{t('lead')}</p>
      {statement.isOwn ? (
        <p>
          {t('own_listing')}{' '}
          <a href={toLocalizedPath(toOwnStaysPath(statement.id), language)}>{t('manage')}</a>
        </p>
      ) : null}
      <DatesForm data={data} stay={stay} />
      {stay.sum ? (
        <Section id="total" title={t('sum')}>
          <SumTable sum={stay.sum} currencyId={currencyId} rate={rate?.rate} />
          {rate ? (
            <p className="xs dim">
              <ExchangeRateNote rate={rate} />
            </p>
          ) : null}
        </Section>
      ) : null}
      {stay.dates && !statement.isOwn ? <RequestForm data={data} stay={stay} /> : null}
      <Calendar stay={stay} />
      <Section title={t('rules')}>
        <TermsFacts terms={stay.terms} price={price} currencyId={currencyId} />
      </Section>
    </>
  )
}

function DatesForm({ data: { canonical }, stay }: { data: ViewData; stay: StayPart }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { typed, today, last, error } = stay
  const text = useStayErrorText(stay)
  const errorOf = (field: 'from' | 'to' | 'guests') => (error?.field === field ? text : undefined)
  return (
    <form method="get" action={`${toLocalizedPath(canonical, language)}#total`} aria-label={t('dates')}>
      <div className="stay-dates">
        <TextField
          id="stay-from"
          type="date"
          name="from"
          label={t('from')}
          defaultValue={typed.from}
          min={today}
          max={last}
          error={errorOf('from')}
          required
        />
        <TextField
          id="stay-to"
          type="date"
          name="to"
          label={t('to')}
          defaultValue={typed.to}
          min={today}
          max={last}
          error={errorOf('to')}
          required
        />
        <TextField
          id="stay-guests"
          inputMode="numeric"
          name="guests"
          label={t('guests')}
          defaultValue={typed.guests}
          error={errorOf('guests')}
          required
        />
        <Button variant={stay.sum ? 'default' : 'main'}>{t('show_total')}</Button>
      </div>
    </form>
  )
}

/** Returns the text of the error, if there is one. */
function useStayErrorText({ error, terms, last }: StayPart): string | undefined {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  return (
    error &&
    t(`errors.${error.name}`, {
      min: formatNumber(terms.minNights, language),
      max: formatNumber(terms.maxNights, language),
      guests: formatNumber(terms.guests, language),
      day: formatDay(toGeorgianNoon(last), language),
    })
  )
}

function Calendar({ stay }: { stay: StayPart }) {
  const { t } = useTranslation('stays')
  const { months, previousHref, nextHref, choosesDeparture, dates, clearHref } = stay
  const hint = choosesDeparture ? 'calendar_hint_to' : dates ? 'calendar_hint_done' : 'calendar_hint_from'
  return (
    <Section id="calendar" title={t('calendar')} text={t(hint)}>
      <NightCalendar
        months={months}
        previousHref={previousHref && `${previousHref}#calendar`}
        nextHref={nextHref && `${nextHref}#calendar`}
      />
      {clearHref ? (
        <p>
          <ButtonLink size="small" variant="plain" href={clearHref} rel="nofollow">
            {t('clear')}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  )
}

function RequestForm({ data, stay: { dates, sum } }: { data: ViewData; stay: StayPart }) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { canonical, known, isSignedIn } = data
  const { form, fields } = useDefinedForm(requestForm, { defaultValue: known })
  if (!dates || !sum) return null
  return (
    <Section id="request" title={t('request')} text={t('request_lead', { hours: STAY_ANSWER_HOURS })}>
      <PostForm
        form={form}
        action={toLocalizedPath(withParams(canonical, dates), language)}
        className="stack narrow-form"
      >
        <input type="hidden" name={fields.from.name} value={dates.from} />
        <input type="hidden" name={fields.to.name} value={dates.to} />
        <input type="hidden" name={fields.guests.name} value={dates.guests} />
        <input type="hidden" name={fields.total.name} value={sum.total} />
        <InputField field={fields.name} label={t('name')} autoComplete="name" />
        {isSignedIn ? null : (
          <InputField
            field={fields.email}
            label={t('email')}
            hint={t('email_hint')}
            inputMode="email"
            autoComplete="email"
            required
          />
        )}
        <AnyPhoneField
          field={fields.phone_number}
          label={t('phone')}
          hint={t('phone_hint')}
          optional={t('optional')}
        />
        <TextAreaField field={fields.comment} label={t('comment')} optional={t('optional')} rows={3} />
        <p>
          <Button variant="main">{t('send')}</Button>
        </p>
      </PostForm>
    </Section>
  )
}
