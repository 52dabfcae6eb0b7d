/** Returns a mail that conforms to the contract (src/docs/specification.md). `params` replaces template parameters. */
function mailBody(params: Readonly<Record<string, string>> = {}) {
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
      ...params,
    },
  }
}

/** Posts a mail that conforms to the contract, as a form does. `params` replaces template parameters. */
export function postMail(
  endpoint: string,
  params: Readonly<Record<string, string>> = {},
  init: Pick<RequestInit, 'signal' | 'redirect'> = {},
): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(mailBody(params)), ...init })
}
