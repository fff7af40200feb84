import type { LocalizedText } from '~backend/platform/localized-text'
import { toReaderLetters } from '~contract/values/georgian-letters'

type NotificationText = { title: LocalizedText; text: LocalizedText }

export const AGENT_MESSAGES = {
  joined: (agent: string): NotificationText => ({
    title: {
      ka: `${agent} უკვე თქვენი აგენტია`,
      en: `${toReaderLetters(agent, 'en')} is now your agent`,
      ru: `${toReaderLetters(agent, 'ru')} теперь ваш агент`,
    },
    text: {
      ka: 'აგენტმა თქვენი მოწვევა მიიღო.',
      en: 'The agent has accepted your invitation.',
      ru: 'Агент принял ваше приглашение.',
    },
  }),
  refused: (email: string): NotificationText => ({
    title: {
      ka: `${email}: უარი მოწვევაზე`,
      en: `${email} has declined your invitation`,
      ru: `${email} отклоняет ваше приглашение`,
    },
    text: {
      ka: 'აგენტის ხელახლა მოწვევა შეგიძლიათ.',
      en: 'You can invite the agent again.',
      ru: 'Агента можно пригласить снова.',
    },
  }),
  removed: (broker: string): NotificationText => ({
    title: {
      ka: `ბროკერთან „${broker}“ აღარ თანამშრომლობთ`,
      en: `You no longer work with ${toReaderLetters(broker, 'en')}`,
      ru: `Вы больше не работаете с агентством «${toReaderLetters(broker, 'ru')}»`,
    },
    text: {
      ka: 'ბროკერმა აგენტების სიიდან ამოგიღოთ. თქვენი განცხადებები და ანგარიში თქვენთან რჩება.',
      en: 'The broker has taken you off the list of agents. Your listings and account stay yours.',
      ru: 'Агентство исключило вас из списка агентов. Ваши объявления и аккаунт остаются у вас.',
    },
  }),
} as const
