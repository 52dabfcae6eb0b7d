/** Returns a mail that conforms to the contract (src/docs/specification.md). `said` replaces template parameters. */
function mailBody(said: Readonly<Record<string, string>> = {}) {
  return {
    service_id: 'local_service',
    template_id: 'meeting_template',
    user_id: 'local',
    template_params: {
      to_email: 'hello@vyomix.example',
      from_name: 'Asha',
      from_email: 'asha@example.com',
      phone_number: '',
      meeting_date: '',
      meeting_time: '',
      message: 'Hello there',
      ...said,
    },
  }
}

/** Posts such a mail, as a form does. */
export function postMail(
  endpoint: string,
  said: Readonly<Record<string, string>> = {},
  init: Pick<RequestInit, 'signal' | 'redirect'> = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(mailBody(said)), ...init })
}
