import { defineForm } from '~/forms/define-form'
import { contactMessageFields } from '~contract/forms/contact'

export const CONTACT_PATH = '/contact'

export const contactForm = defineForm({ id: 'contact', oneTime: true, schema: contactMessageFields })
