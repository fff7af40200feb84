import { z } from 'zod'

/** `POST /microservice/statements/phone/show` and `/microservice-projects/show-phone-number/{owner}/{id}` */
export const RevealedPhone = z.object({ phone_number: z.string().regex(/^\+?[\d ]{5,20}$/) })
