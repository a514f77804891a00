import {
  consultationStatuses,
  consultationTransitions,
  type ConsultationStatus,
  type TransitionActor,
} from '@portal/contracts';
import { codeOf } from '../../../test/support/refusal.js';
import { Consultation } from './consultation.entity.js';

const steppers: TransitionActor[] = ['admin', 'anyone'];
const every = steppers.flatMap((transitionActor) =>
  consultationStatuses.flatMap((from) => consultationStatuses.map((to) => [transitionActor, from, to] as const)),
);

function aRequest(status: ConsultationStatus = 'pending'): Consultation {
  const request = Consultation.request(
    {
      title: 'Network',
      description: 'Slow',
      consultation_type: 'general_consultation',
      urgency: 'medium',
      preferred_contact_method: 'email',
    },
    {
      customerId: '0190a0a0-0000-7000-8000-000000000001',
      name: 'Dana',
      email: 'dana@example.test',
      phone: null,
      company: null,
    },
    'portal',
  );
  request.status = status;
  request.takeRecordedEvents();
  return request;
}

describe('a consultation request', () => {
  it.each(every)('%s: %s → %s is exactly what the table says (decisions, section 4)', (transitionActor, from, to) => {
    const request = aRequest(from);
    const allowed = from === to || consultationTransitions.allowed(from, transitionActor).includes(to);
    expect(
      codeOf(() => {
        request.change({ status: to }, transitionActor);
      }),
    ).toBe(allowed ? undefined : 'illegal_transition');
    expect(request.status).toBe(allowed ? to : from);
    expect(request.takeRecordedEvents().map(({ name }) => name)).toEqual(
      allowed && from !== to ? ['consultation.status_changed'] : [],
    );
  });

  it('promises an answer within 24 clock hours', () => {
    const request = aRequest();
    expect(request.promisedBy.getTime() - request.createdAt.getTime()).toBe(24 * 3_600_000);
  });

  it('is answered by the earliest message or call that was noted, not by a step of ours', () => {
    const request = aRequest();
    request.change({ status: 'in_progress' }, 'admin');
    expect(request.firstRespondedAt).toBeNull();
    const later = (minutes: number) => new Date(request.createdAt.getTime() + minutes * 60_000);
    const note = (at: Date) => request.noteContact({ contactId: request.id, way: 'call', at, now: later(60) });
    note(later(30));
    note(later(10));
    note(later(40));
    expect(request.firstRespondedAt).toEqual(later(10));
    expect(codeOf(() => note(later(61)))).toBe('invalid');
    expect(codeOf(() => note(later(-1)))).toBe('invalid');
  });

  it('is in progress from our first reply on, not from the customer’s; one that ended stays so', () => {
    const request = aRequest();
    const reply = (by: 'admin' | 'customer') => request.noteReply({ contactId: request.id, by, at: request.createdAt });
    reply('customer');
    expect(request.status).toBe('pending');
    reply('admin');
    expect(request.status).toBe('in_progress');
    request.change({ status: 'completed' }, 'admin');
    reply('admin');
    expect(request.status).toBe('completed');
  });

  it('has an outcome only when completed and a reason only when declined; reopening clears both', () => {
    const request = aRequest();
    expect(
      codeOf(() => {
        request.change({ outcome: 'junk' }, 'admin');
      }),
    ).toBe('invalid');
    expect(
      codeOf(() => {
        request.change({ status: 'completed', decline_reason: 'No' }, 'admin');
      }),
    ).toBe('invalid');
    request.change({ status: 'completed', outcome: 'converted' }, 'admin');
    expect(request.outcome).toBe('converted');
    request.change({ status: 'in_progress' }, 'admin');
    expect(request.outcome).toBeNull();
  });

  it('is no longer the customer’s to edit once we have begun', () => {
    expect(
      codeOf(() => {
        aRequest('in_progress').change({ title: 'Other' }, 'anyone');
      }),
    ).toBe('consultation.not_editable');
    expect(
      codeOf(() => {
        aRequest('pending').change({ title: 'Other' }, 'anyone');
      }),
    ).toBeUndefined();
  });

  it('says what changed, and nothing when nothing did', () => {
    const request = aRequest();
    request.change({ title: 'Network' }, 'admin');
    expect(request.takeRecordedEvents()).toEqual([]);
    request.change({ title: 'Phones', urgency: 'high' }, 'admin');
    expect(request.takeRecordedEvents()).toMatchObject([
      {
        name: 'consultation.updated',
        payload: { changes: { title: { from: 'Network', to: 'Phones' }, urgency: { from: 'medium', to: 'high' } } },
      },
    ]);
  });
});
