import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { joinClasses } from '~/ui/classes'
import type { StepData } from './loader.server'

export function AnswerSummary({ data: { ledger, step, show, total } }: { data: StepData }) {
  const { t } = useTranslation('simplified-search')
  const { language } = usePage()
  return (
    <aside className="summary" aria-labelledby="ledger">
      <h2 id="ledger">{t('chosen')}</h2>
      <dl>
        {ledger.map(({ topic, answer, isReached, isCurrent, href }) => (
          <div key={topic} className={joinClasses(isCurrent && 'current')}>
            <dt>{t(`topic.${topic}`)}</dt>
            <dd>
              {answer ? (
                <b>{answer}</b>
              ) : (
                <span className="dim">{isReached && !isCurrent ? t('skipped') : t('unanswered')}</span>
              )}{' '}
              {isCurrent ? null : (
                <a href={href} rel="nofollow">
                  {t(isReached ? 'change' : 'answer')}
                  <span className="visually-hidden"> {t(`topic.${topic}`)}</span>
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {step === 'found' || total === 0 ? null : (
        <ButtonLink href={show} wide>
          {total === undefined
            ? t('show_all')
            : t('show', { count: total, shown: formatNumber(total, language) })}
        </ButtonLink>
      )}
    </aside>
  )
}
