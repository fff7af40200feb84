/** Opens the chat over the page on submit. If the chat window cannot be loaded, submits the form. */
export function openChatOverPage(form: HTMLFormElement): void {
  // The text says that a new tab opens.
  form.querySelector('.visually-hidden')?.remove()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    import('./chat-widget/chat-widget')
      .then(({ default: openChat }) => openChat(form))
      .catch(() => form.submit())
  })
}
