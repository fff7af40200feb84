import { useTranslation } from 'react-i18next'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { usePage } from '~/page/use-page'
import type { Stay } from '~/upstream/stays.server'
import { changeStayForm } from './form'
import { formatStayDays, StayButtons, StayStatus } from './stay-actions'
import { SumTable } from './sum-table'

/** Renders the stays of a conversation, with what the visitor's side can do. */
export function StayPanel({ stays, rate }: { stays: readonly Stay[]; rate: number | undefined }) {
  const { t } = useTranslation('stays')
  const { language, layout } = usePage()
  const { form, fields } = useDefinedForm(changeStayForm)
  if (stays.length === 0) return null
  return (
    <PostForm form={form} action={layout.currentHref} aria-label={t('stays')}>
      {stays.map((stay) => (
        <section key={stay.id} className="stack panel">
          <h2>{t('stay', { days: formatStayDays(stay, language) })}</h2>
          <StayStatus stay={stay} />
          <SumTable sum={stay.sum} currencyId={stay.currencyId} rate={rate} />
          <div className="row">
            <StayButtons stay={stay} fields={fields} />
          </div>
        </section>
      ))}
    </PostForm>
  )
}
