import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/text-field'
import type { StatementDetails } from '~/upstream/statement-details.server'
import { type StayPageParams, toStayPath } from '~contract/stays'
import { toGeorgianDate } from '~contract/values/georgian-time'

const DEFAULT_GUESTS = 2

interface StayBoxProps {
  statement: StatementDetails
  /** Stay that the URL names. */
  stay: StayPageParams | undefined
}

/** Renders the form that leads to the total of a stay, if visitors can request stays. */
export function StayBox({ statement: { id, isOwn, stayTerms }, stay = {} }: StayBoxProps) {
  const { t } = useTranslation('stays')
  const { language } = usePage()
  if (!stayTerms || isOwn) return null
  const today = toGeorgianDate(new Date())
  return (
    <form className="row stay-box" action={toLocalizedPath(toStayPath(id), language)}>
      <TextField
        id="stay-from"
        name="from"
        type="date"
        label={t('from')}
        min={today}
        defaultValue={stay.from}
      />
      <TextField id="stay-to" name="to" type="date" label={t('to')} min={today} defaultValue={stay.to} />
      <TextField
        id="stay-guests"
        name="guests"
        inputMode="numeric"
        label={t('guests')}
        defaultValue={stay.guests ?? Math.min(DEFAULT_GUESTS, stayTerms.guests)}
      />
      <Button>{t('show_total')}</Button>
    </form>
  )
}
