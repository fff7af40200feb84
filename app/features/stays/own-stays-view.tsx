import type { SerializeFrom } from '@remix-run/node'
import { useTranslation } from 'react-i18next'
import { CheckboxField, DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDayRange } from '~/i18n/format-day-range'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Fieldset } from '~/ui/field'
import { Flash } from '~/ui/flash'
import { Section } from '~/ui/section'
import { SIGNS_BY_ID } from '~contract/currencies'
import { STAY_HORIZONS, toOwnStaysPath, toStayPath } from '~contract/stays'
import { blockForm, changeStayForm, termsForm, toTick, unblockForm } from './form'
import { NightCalendar } from './night-calendar'
import type { OwnStaysData } from './own-stays.server'
import { splitStays } from './split-stays'
import { StayList } from './stay-list'
import { formatStayMoney } from './stay-money'

interface ViewProps {
  data: Omit<SerializeFrom<OwnStaysData>, 'own'> & Pick<OwnStaysData, 'own'>
}

/** Renders an owner's stays, calendar, blocked nights and terms. */
export function OwnStaysView({ data }: ViewProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { id, own, calendar } = data
  return (
    <div className="stack own-stays">
      <p>
        <a href={toLocalizedPath(`/statements/${id}`, language)}>{own.title}</a>{' '}
        {own.price !== undefined && own.terms ? (
          <>
            {' · '}
            <a href={toLocalizedPath(toStayPath(id), language)}>{t('see_page')}</a>
          </>
        ) : null}
      </p>
      <Notice own={own} />
      <Stays data={data} />
      <Section id="calendar" title={t('own_calendar')} text={t('own_calendar_lead')}>
        <NightCalendar {...calendar} />
      </Section>
      <BlockForm data={data} />
      <BlockedNights data={data} />
      <TermsForm data={data} />
    </div>
  )
}

/** Says why visitors cannot request stays now. */
function Notice({ own: { price, terms } }: Pick<ViewProps['data'], 'own'>) {
  const { t } = useTranslation('stays')
  const key =
    price === undefined
      ? 'no_price'
      : !terms
        ? 'no_terms'
        : !terms.isOpen
          ? 'not_open'
          : terms.isOutdated
            ? 'outdated'
            : undefined
  return key ? (
    <Flash tone="warn" quiet>
      {t(key)}
    </Flash>
  ) : null
}

function Stays({ data: { id, own, today } }: ViewProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(changeStayForm)
  const { current, former } = splitStays(own.stays, today)
  return (
    <PostForm form={form} action={toLocalizedPath(toOwnStaysPath(id), language)}>
      <Section title={t('stays')}>
        {current.length > 0 ? (
          <StayList stays={current} fields={fields} />
        ) : (
          <p className="mute">{t('no_stays')}</p>
        )}
      </Section>
      {former.length > 0 ? (
        <Section title={t('former')}>
          <StayList stays={former} fields={fields} />
        </Section>
      ) : null}
    </PostForm>
  )
}

function BlockForm({ data: { id, today, tomorrow, last } }: ViewProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(blockForm)
  return (
    <Section id="block" title={t('block_title')} text={t('block_lead')}>
      <PostForm
        form={form}
        action={toLocalizedPath(toOwnStaysPath(id), language)}
        className="stack narrow-form"
      >
        <div className="stay-dates">
          <InputField field={fields.from} type="date" label={t('block_from')} min={today} max={last} />
          <InputField field={fields.to} type="date" label={t('block_to')} min={tomorrow} max={last} />
        </div>
        <p>
          <Button>{t('block')}</Button>
        </p>
      </PostForm>
    </Section>
  )
}

function BlockedNights({ data: { id, own } }: ViewProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(unblockForm)
  if (own.blocked.length === 0) return null
  return (
    <Section title={t('blocked')}>
      <PostForm form={form} action={toLocalizedPath(toOwnStaysPath(id), language)} className="row">
        {own.blocked.map((range) => (
          <Button key={range.id} size="small" icon="close" name={fields.id.name} value={range.id}>
            <span className="visually-hidden">{t('unblock')} </span>
            {formatDayRange(range, language)}
          </Button>
        ))}
      </PostForm>
    </Section>
  )
}

const DEFAULT_TERMS = {
  guests: '2',
  min_nights: '1',
  max_nights: '30',
  check_in: '14:00',
  check_out: '12:00',
  horizon_months: '6',
  is_open: 'on',
}

function toFormValues(terms: NonNullable<ViewProps['data']['own']['terms']>) {
  return {
    guests: String(terms.guests),
    min_nights: String(terms.minNights),
    max_nights: String(terms.maxNights),
    check_in: terms.checkIn,
    check_out: terms.checkOut,
    weekend_price: terms.weekendPrice === undefined ? '' : String(terms.weekendPrice),
    cleaning_fee: terms.cleaningFee === 0 ? '' : String(terms.cleaningFee),
    horizon_months: String(terms.horizonMonths),
    is_open: toTick(terms.isOpen),
    pets: toTick(terms.pets),
    smoking: toTick(terms.smoking),
    parties: toTick(terms.parties),
  }
}

function TermsForm({ data: { id, own } }: ViewProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(termsForm, {
    defaultValue: own.terms ? toFormValues(own.terms) : DEFAULT_TERMS,
  })
  const currency = SIGNS_BY_ID[own.currencyId]
  if (own.price === undefined) return null
  const price = formatStayMoney(own.price, own.currencyId, language)
  return (
    <Section id="terms" title={t('terms_title')} text={t('terms_lead', { price })}>
      <PostForm
        form={form}
        action={toLocalizedPath(toOwnStaysPath(id), language)}
        className="stack narrow-form"
      >
        <CheckboxField field={fields.is_open} label={t('is_open')} />
        <div className="stay-dates">
          <InputField field={fields.guests} label={t('max_guests')} inputMode="numeric" />
          <InputField field={fields.min_nights} label={t('min_nights')} inputMode="numeric" />
          <InputField field={fields.max_nights} label={t('max_nights')} inputMode="numeric" />
        </div>
        <div className="stay-dates">
          <InputField field={fields.check_in} label={t('check_in')} placeholder="14:00" />
          <InputField field={fields.check_out} label={t('check_out')} placeholder="12:00" />
        </div>
        <InputField
          field={fields.weekend_price}
          label={t('weekend_price')}
          hint={t('weekend_price_hint', { currency })}
          optional={t('optional')}
          inputMode="numeric"
        />
        <InputField
          field={fields.cleaning_fee}
          label={t('fee')}
          hint={t('fee_hint', { currency })}
          optional={t('optional')}
          inputMode="numeric"
        />
        <DropdownField
          field={fields.horizon_months}
          label={t('horizon_field')}
          options={STAY_HORIZONS.map((value) => ({ value, label: t('months', { count: Number(value) }) }))}
        />
        <Fieldset id="house-rules" legend={t('rules_field')}>
          <CheckboxField field={fields.pets} label={t('allow_pets')} />
          <CheckboxField field={fields.smoking} label={t('allow_smoking')} />
          <CheckboxField field={fields.parties} label={t('allow_parties')} />
        </Fieldset>
        <p>
          <Button variant="main">{t('save')}</Button>
        </p>
      </PostForm>
    </Section>
  )
}
