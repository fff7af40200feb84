import { useTranslation } from 'react-i18next'
import { CallRequestForm, companyCallRequestForm, type KnownCaller } from '~/features/call-request'
import { useFormReply } from '~/forms/form-reply'
import { usePage } from '~/page/use-page'
import { Disclosure } from '~/ui/disclosure'

/** The page it is sent from determines the subject. */
export function CallRequestDisclosure({ known }: { known: KnownCaller }) {
  const { t } = useTranslation('companies')
  const { layout } = usePage()
  const isRejected = useFormReply(companyCallRequestForm.id) !== undefined
  return (
    <Disclosure id="write" summary={t('write')} icon="message" wide open={isRejected}>
      <CallRequestForm
        definition={companyCallRequestForm}
        action={layout.currentHref}
        known={known}
        submitLabel={t('send')}
      >
        <p className="sm mute">{t('write_text')}</p>
      </CallRequestForm>
    </Disclosure>
  )
}
