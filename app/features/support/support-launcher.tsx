import { useTranslation } from 'react-i18next'
import { ButtonForm } from '~/forms/button-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'

/** Renders links to the chat, a survey and the call request, in a corner of every page. */
export function SupportLauncher() {
  const { t } = useTranslation(['support', 'layout'])
  const { layout, language } = usePage()
  if (!layout.supportLauncher) return null
  const { chat, surveyHref, callHref } = layout.supportLauncher
  const newTab = <span className="visually-hidden">{`(${t('layout:footer.external')}) `}</span>
  return (
    <details data-enhance="dropdown" className="dropdown end support">
      <summary className="btn" aria-label={t('open')}>
        <Icon name="message" />
      </summary>
      <section aria-label={t('open')}>
        {chat ? (
          <ButtonForm action="/do/chat" target="_blank" rel="noopener" data-enhance="chat">
            <button type="submit" className="item">
              {t('chat')} {newTab}
            </button>
          </ButtonForm>
        ) : (
          <a className="item" href={toLocalizedPath('/contact', language)}>
            {t('write')}
          </a>
        )}{' '}
        {surveyHref ? (
          <a className="item" href={surveyHref} target="_blank" rel="noopener">
            {t('survey')} {newTab}
          </a>
        ) : null}{' '}
        <a className="item" href={callHref} rel="nofollow">
          {t('call')}
        </a>
      </section>
    </details>
  )
}
