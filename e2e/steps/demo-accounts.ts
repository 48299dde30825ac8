// The demonstration's users, one of each role.
export type Role = 'admin' | 'manager' | 'analyst' | 'viewer';

export const people: Record<Role, { email: string; password: string; name: string }> = {
  admin: { email: 'ada@strongroom.example', password: 'demo-admin-password', name: 'Ada Lindqvist' },
  manager: { email: 'marcus@strongroom.example', password: 'demo-manager-password', name: 'Marcus Okafor' },
  analyst: { email: 'priya@strongroom.example', password: 'demo-analyst-password', name: 'Priya Raman' },
  viewer: { email: 'ingrid@buyer.example', password: 'demo-viewer-password', name: 'Ingrid Vos' },
};
