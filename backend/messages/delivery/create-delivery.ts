import type pg from 'pg'
import type { Logger } from 'pino'
import type { EmailSite } from '../email/email'
import type { DeliveryContext } from './send-messages'
import { createSmsGateway, type SmsGatewaySettings } from './sms-gateway'
import { createSmsOffice, type SmsOfficeSettings } from './sms-office'
import { createSmtpTransport, type SmtpSettings } from './smtp'
import type { OutgoingSms, Transport } from './transport'

type SmsSettings =
  | ({ provider: 'http' } & SmsGatewaySettings)
  | ({ provider: 'smsoffice' } & SmsOfficeSettings)

export interface MessageSettings {
  smtp: SmtpSettings | undefined
  sms: SmsSettings | undefined
  dailyLimits: DeliveryContext['dailyLimits']
}

interface DeliveryOptions {
  pool: pg.Pool
  log: Logger
  /** Providers. Default: no message is sent. */
  settings: MessageSettings | undefined
  site: EmailSite
  isDemo: boolean
}

export function createDelivery({ pool, log, settings, site, isDemo }: DeliveryOptions): DeliveryContext {
  if (!isDemo && !settings?.smtp) log.warn('emails are off: SMTP_URL is not set')
  if (!isDemo && !settings?.sms)
    log.warn('SMS are off, so nobody can publish: neither SMS_URL nor SMS_PROVIDER is set')
  return {
    pool,
    log,
    email: settings?.smtp && createSmtpTransport(settings.smtp, site),
    sms: settings?.sms && createSms(settings.sms),
    site,
    dailyLimits: settings?.dailyLimits ?? { email: 0, sms: 0 },
    isDemo,
  }
}

function createSms(settings: SmsSettings): Transport<OutgoingSms> {
  return settings.provider === 'smsoffice' ? createSmsOffice(settings) : createSmsGateway(settings)
}
