import { Avatar, Icon } from '@tinystar/ui';
import { Check, Minus } from '@tinystar/ui/icons';
import { copy } from './copy.ts';
import * as css from './IndexPage.css.ts';

const { table } = copy.index.enterprise;

/** Which role may do what. */
export function RoleTable() {
  return (
    <table className={css.roles} aria-label={table.label}>
      <thead>
        <tr>
          {[table.role, ...table.rights].map((words) => (
            <th key={words} scope="col" className={css.roleHead}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, text, letters, colour, can }) => (
          <tr key={name}>
            <th scope="row" className={css.roleCell}>
              <span className={css.roleName}>
                <Avatar name={letters} source={{ type: 'color', color: colour }} decorative />
                <span className={css.roleWords}>
                  <span className={css.roleTitle}>{name}</span>
                  <span className={css.roleText}>{text}</span>
                </span>
              </span>
            </th>
            {can.map((allowed, at) => (
              <td key={table.rights[at]} className={css.roleCell}>
                <span className={allowed ? css.yes : css.no}>
                  <Icon of={allowed ? Check : Minus} size="sm" label={allowed ? table.yes : table.no} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
