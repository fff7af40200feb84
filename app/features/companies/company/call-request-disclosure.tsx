import { useTranslation } from 'react-i18next'
import { CallRequestForm, companyCallRequestForm, type KnownCaller } from '~/features/call-request'
import { useIsShownAgain } from '~/forms/interrupted-form'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'

/** Renders the form; the page it is sent from determines the subject. */
export function CallRequestDisclosure({ known }: { known: KnownCaller }) {
  const { t } = useTranslation('companies')
  const { layout } = usePage()
  return (
    <Disclosure
      id="write"
      summary={t('write')}
      icon="message"
      wide
      open={useIsShownAgain(companyCallRequestForm)}
    >
      <CallRequestForm
        definition={companyCallRequestForm}
        action={layout.currentHref}
        known={known}
        submitLabel={t('send')}
        isForCompany
      >
        <p className="sm mute">{t('write_text')}</p>
      </CallRequestForm>
    </Disclosure>
  )
}
