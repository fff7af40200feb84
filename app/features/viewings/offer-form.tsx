import { useTranslation } from 'react-i18next'
import { CheckboxField, DropdownField, InputField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Section } from '~/ui/section'
import { getLastViewingDay } from '~contract/forms/viewings'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { VIEWING_MINUTES, VIEWING_WEEKS, VIEWINGS_PATH } from '~contract/viewings'
import { offerForm } from './form'
import type { ViewingListData } from './viewing-list.server'

/** Renders the form with which an owner offers times. */
export function OfferForm({ data: { statements, known } }: { data: ViewingListData }) {
  const { t } = useTranslation('viewings')
  const { language } = usePage()
  const { form, fields } = useDefinedForm(offerForm, {
    defaultValue: {
      statement_id: String(known.statement_id ?? (statements.length === 1 ? statements[0]?.id : '') ?? ''),
      date: known.date,
      from: '12:00',
      to: '14:00',
      minutes: '30',
      weeks: '1',
      in_person: 'on',
    },
  })
  const now = new Date()
  return (
    <Section id="offer" title={t('offer_title')} text={t('offer_lead')}>
      <PostForm
        form={form}
        action={toLocalizedPath(VIEWINGS_PATH, language)}
        className="stack narrow-form offer-times"
      >
        <DropdownField
          field={fields.statement_id}
          label={t('statement')}
          blank={t('choose')}
          options={statements.map(({ id, title }) => ({ value: id, label: `${id} · ${title}` }))}
        />
        <InputField
          field={fields.date}
          type="date"
          label={t('date')}
          hint={t('date_hint')}
          min={toGeorgianDate(now)}
          max={getLastViewingDay(now)}
        />
        <div className="viewing-hours">
          <InputField field={fields.from} label={t('from')} placeholder="12:00" />
          <InputField field={fields.to} label={t('to')} placeholder="14:00" />
        </div>
        <div className="viewing-hours">
          <DropdownField
            field={fields.minutes}
            label={t('length')}
            options={VIEWING_MINUTES.map((value) => ({
              value,
              label: t('minutes', { count: Number(value) }),
            }))}
          />
          <DropdownField
            field={fields.weeks}
            label={t('repeat')}
            options={VIEWING_WEEKS.map((value) => ({ value, label: t('weeks', { count: Number(value) }) }))}
          />
        </div>
        <CheckboxField field={fields.in_person} label={t('in_person')} />
        <p>
          <Button variant="main">{t('offer')}</Button>
        </p>
      </PostForm>
    </Section>
  )
}
